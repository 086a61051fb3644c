import { services, type Service } from './services.ts';

export interface Count {
  count: number;
  /** Path without the query, such as `GET /items/pages` → count. */
  paths: Record<string, number>;
}

/** How many requests each service got, answered or not. */
export interface RequestCounts {
  add: (service: Service, method: string, path: string) => void;
  of: (service: Service) => Count;
  all: () => Record<Service, Count>;
  clear: (service?: Service) => void;
}

export const createRequestCounts = (): RequestCounts => {
  const counts = new Map<Service, Count>();
  const find = (service: Service): Count => counts.get(service) ?? { count: 0, paths: {} };
  return {
    add: (service, method, path) => {
      const known = find(service);
      const key = `${method} ${path}`;
      known.count += 1;
      known.paths[key] = (known.paths[key] ?? 0) + 1;
      counts.set(service, known);
    },
    of: find,
    all: () => Object.fromEntries(services.map((name) => [name, find(name)])) as Record<Service, Count>,
    clear: (service) => void (service ? counts.delete(service) : counts.clear()),
  };
};
