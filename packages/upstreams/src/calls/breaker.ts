import { isBefore } from '@binnen/edge-kit/deadlines/is-before';
import type { Service } from './services.ts';

/** A service, or one host of a service that has many: a stranger can name hosts of it that never answer. */
export type CircuitName = Service | `${Service} ${string}`;
/** Of hosts: those that were called first are forgotten. */
const mostHosts = 200;
/** This many failures in a row open the circuit. */
const failuresToOpen = 5;
const firstPauseMilliseconds = 2_000;
const longestPauseMilliseconds = 30_000;
/** A probe without a result after this time counts as lost: its request may have been cancelled. */
const probeMilliseconds = 3_000;

/** Times are milliseconds since 1970. */
const closed = { failures: 0, pause: 0, openUntil: 0, probeUntil: 0, lastFailureAt: 0 };
type Circuit = typeof closed;

/**
 * A circuit breaker. It stops calls to an upstream that keeps failing. After a pause, which doubles each time, it is
 * half-open and lets one probe at a time through: the first one that succeeds closes it. It holds nothing but numbers,
 * so a cancelled request cannot block it.
 */
export const createBreaker = (now: () => number = () => Date.now()) => {
  const circuits = new Map<CircuitName, Circuit>();
  const isOpen = ({ openUntil, pause }: Circuit): boolean => isBefore(now(), openUntil, pause);
  /** Open, or half-open with a probe on its way. */
  const isShut = (circuit: Circuit): boolean =>
    isOpen(circuit) || isBefore(now(), circuit.probeUntil, probeMilliseconds);
  const find = (service: CircuitName): Circuit => {
    const hosts = circuits.has(service) ? [] : [...circuits.keys()].filter((name) => name.includes(' '));
    for (const name of hosts.slice(0, Math.max(0, hosts.length - mostHosts))) circuits.delete(name);
    let circuit = circuits.get(service);
    if (!circuit) circuits.set(service, (circuit = { ...closed }));
    return circuit;
  };
  /** For a service with many hosts: the one that is open for longest, else the one that failed last. */
  const findWorst = (service: Service): Circuit =>
    [...circuits]
      .flatMap(([name, circuit]) => (name.startsWith(`${service} `) ? [circuit] : []))
      .reduce((worst, each) => {
        const later = each.openUntil - worst.openUntil || each.lastFailureAt - worst.lastFailureAt;
        return later > 0 ? each : worst;
      }, find(service));
  return {
    /** Whether a call may go out now. While half-open, `true` reserves the probe. */
    admits: (service: CircuitName): boolean => {
      const circuit = find(service);
      if (isShut(circuit)) return false;
      if (circuit.pause > 0) circuit.probeUntil = now() + probeMilliseconds;
      return true;
    },
    succeed: (service: CircuitName): void => {
      Object.assign(find(service), { failures: 0, pause: 0, openUntil: 0, probeUntil: 0 });
    },
    /** `pauseMilliseconds`: how long the upstream itself asked us to wait. */
    fail: (service: CircuitName, pauseMilliseconds = 0): void => {
      const circuit = find(service);
      circuit.failures += 1;
      circuit.lastFailureAt = now();
      circuit.probeUntil = 0;
      // Open already: its call was under way, and is no probe.
      const isLate = isOpen(circuit);
      if (pauseMilliseconds === 0 && (isLate || circuit.failures < failuresToOpen)) return;
      const own = isLate ? circuit.pause : circuit.pause * 2 || firstPauseMilliseconds;
      circuit.pause = Math.min(Math.max(own, pauseMilliseconds), longestPauseMilliseconds);
      circuit.openUntil = now() + circuit.pause;
    },
    /** Whether no call would be let through now. */
    isShut: (name: CircuitName): boolean => isShut(find(name)),
    read: (service: Service) => {
      const circuit = findWorst(service);
      const { failures, pause, openUntil, lastFailureAt } = circuit;
      const state: 'closed' | 'open' | 'half-open' =
        pause === 0 ? 'closed' : isOpen(circuit) ? 'open' : 'half-open';
      return { state, failures, openUntil, lastFailureAt };
    },
    /** For a test, or an operator who knows that the upstream is back. */
    reset: (): void => circuits.clear(),
  };
};
