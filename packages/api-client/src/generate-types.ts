import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';

const note = '// Generated from /openapi.json of the edge by "pnpm generate:client": do not edit.\n\n';

interface Operation {
  responses?: Record<string, { headers?: unknown }>;
}
interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** The TypeScript types of the edge's document, as `api.ts` has them. Without the headers of replies: all are text. */
export const generateTypes = async (document: ApiDocument): Promise<string> => {
  const { paths, ...rest } = structuredClone(document);
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods)))
    for (const response of Object.values(operation.responses ?? {})) delete response.headers;
  return note + astToString(await openapiTypescript({ ...rest, paths } as unknown as OpenAPI3));
};
