import { describeNetworks, type Fault } from '@binnen/platform/contract/canary';
import { Row } from './format.tsx';

/** The faults on both sides of a canary, the most frequent first. */
export const FaultList = ({ faults }: { faults: readonly Fault[] }) =>
  faults.length === 0 ? (
    <p>None.</p>
  ) : (
    <ul class="rows faults">
      {faults.map(({ side, kind, page, stack, source, count, networks }) => (
        <Row key={`${side} ${kind} ${page} ${stack}`} name={`${count} × ${kind}`}>
          <span>
            {side === 'canary' ? 'in the canary' : 'on the stable side'}, {page ?? 'no page of ours'}
            {describeNetworks({ networks })}
          </span>
          {stack ? <code>{source ?? stack}</code> : null}
        </Row>
      ))}
    </ul>
  );
