import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  InitializeRequestSchema,
  JSONRPCNotificationSchema,
  JSONRPCRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/cfworker-provider.js';
import { monthlyCost } from './monthly-cost-tool.ts';
import { searchTools } from './search-tools.ts';
import { ToolRefusal, type Setting } from './tool.ts';

const tools = [...searchTools, monthlyCost];

const instructions =
  'Homes for sale and rent of Binnen, a Dutch broker in the Deventer region. Prices are in euros. Words about homes are Dutch. ' +
  'Never ask the visitor for personal data here: a viewing is requested on the site itself, by the link of request_viewing.';

const callTool = async (setting: Setting, name: string, values: unknown): Promise<CallToolResult> => {
  const tool = tools.find((each) => each.name === name);
  const known = tools.map((each) => each.name).join(', ');
  const refuse = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] });
  if (!tool) return refuse(`There is no tool "${name}". Expected one of ${known}.`);
  try {
    const answer = await tool.call(setting, values);
    return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
  } catch (error) {
    if (error instanceof ToolRefusal) return refuse(error.message);
    throw error;
  }
};

/** A message of JSON-RPC; with an id it asks for an answer. */
interface Message {
  method: string;
  id?: unknown;
}

const requests = [InitializeRequestSchema, ListToolsRequestSchema, CallToolRequestSchema];

/** What the caller did wrong. The SDK would answer it as a fault of the server, in JSON. */
const findMistake = (body: Message): Response | undefined => {
  const request = requests.find(({ shape }) => shape.method.value === body.method);
  const shape = ('id' in body ? JSONRPCRequestSchema : JSONRPCNotificationSchema).safeParse(body);
  const { error } = shape.success && request && 'id' in body ? request.safeParse(body) : shape;
  if (!error) return undefined;
  const message = error.issues.map((issue) => `${issue.path.join('.') || 'message'}: ${issue.message}`);
  const [id, code] = shape.success ? [body.id, ErrorCode.InvalidParams] : [null, ErrorCode.InvalidRequest];
  const answer = { jsonrpc: '2.0', id, error: { code, message: message.join('; ') } };
  return Response.json(answer, { status: shape.success ? 200 : 400 });
};

/**
 * Answers one message of the Model Context Protocol, by its streamable HTTP transport without sessions and streams
 * (https://modelcontextprotocol.io/specification/2025-11-25/basic/transports). `body`: its JSON.
 */
export const answerAssistant = async (
  request: Request,
  body: Message,
  setting: Setting,
): Promise<Response> => {
  const mistake = findMistake(body);
  if (mistake) return mistake;
  const server = new Server(
    { name: 'binnen', title: 'Binnen', version: '1.0.0' },
    // The default validator makes functions from text, which workerd refuses.
    { capabilities: { tools: {} }, instructions, jsonSchemaValidator: new CfWorkerJsonSchemaValidator() },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title, description, inputSchema }) => ({
      ...{ name, title, description, inputSchema },
      annotations: { readOnlyHint: true },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(setting, params.name, params.arguments ?? {}),
  );
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  return transport.handleRequest(request, { parsedBody: body });
};
