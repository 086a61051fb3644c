/** The edge refused, or could not be reached. `details` has one line for each thing to mend. */
export class EdgeRefusal extends Error {
  readonly code: string;
  readonly details: string[];
  constructor(code: string, message: string, details: string[] = []) {
    super(message);
    this.name = 'EdgeRefusal';
    this.code = code;
    this.details = details;
  }
}

export interface EdgeAccess {
  /** Origin of the edge, e.g. `https://binnen.example`. */
  url: string;
  token: string;
}

const deadlineMilliseconds = 120_000;

interface ProblemBody {
  code?: string;
  message?: string;
  detail?: string;
  errors?: { field: string; message: string }[];
}

/** Calls the edge's `/_platform` and gives the parsed reply; throws an `EdgeRefusal` with what it said. */
export const callEdge = async <T>(
  access: EdgeAccess,
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body?: FormData | object,
): Promise<T> => {
  const request: RequestInit = { method, signal: AbortSignal.timeout(deadlineMilliseconds) };
  if (body) request.body = body instanceof FormData ? body : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(new URL(path, access.url), {
      ...request,
      headers: {
        authorization: `Bearer ${access.token}`,
        ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
      },
    });
  } catch (error) {
    throw new EdgeRefusal('unreachable', `${access.url} cannot be reached: ${(error as Error).message}`);
  }
  const reply = (await response.json().catch(() => ({}))) as T & ProblemBody;
  if (response.ok) return reply;
  throw new EdgeRefusal(
    reply.code ?? `http-${response.status}`,
    [reply.message, reply.detail].filter(Boolean).join('. ') || `${path} answered ${response.status}`,
    (reply.errors ?? []).map((each) => `${each.field}: ${each.message}`),
  );
};
