import type { Server } from 'node:http';

export const portOf = (server: Server): number => {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('it has no port');
  return address.port;
};

/** Lets a server listen at a free port; answers its origin. */
export const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${portOf(server)}`;
};
