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

const resolveAddress = ({ url }: EdgeAccess, path: string): URL => {
  const address = /^https?:\/\//.test(url) ? URL.parse(path, url) : null;
  if (!address)
    throw new EdgeRefusal(
      'usage',
      `BINNEN_URL=${url} is no address of an edge. Expected e.g. http://localhost:8787.`,
    );
  return address;
};

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
  const address = resolveAddress(access, path);
  let response: Response;
  try {
    response = await fetch(address, {
      ...request,
      headers: {
        authorization: `Bearer ${access.token}`,
        ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
      },
    });
  } catch (error) {
    // `fetch failed` is all that the error itself says; why stands in its cause.
    const { message, cause } = error as Error & { cause?: { code?: string; message: string } };
    throw new EdgeRefusal(
      'unreachable',
      `${access.url} (BINNEN_URL) cannot be reached: ${cause?.code ?? cause?.message ?? message}. Does it run there?`,
    );
  }
  const reply = (await response.json().catch(() => ({}))) as T & ProblemBody;
  if (response.ok) return reply;
  const refusedToken = response.status === 401 || response.status === 403;
  throw new EdgeRefusal(
    reply.code ?? `http-${response.status}`,
    [reply.message, reply.detail].filter(Boolean).join('. ') || `${path} answered ${response.status}`,
    [
      ...(reply.errors ?? []).map((each) => `${each.field}: ${each.message}`),
      ...(refusedToken
        ? ['The token that was sent is BINNEN_TOKEN, by default that of the local stack.']
        : []),
    ],
  );
};
