import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { contractVersion, hostedContracts } from '@binnen/platform/contract/composition';
import { compareContracts } from './compare-contracts.ts';
import { checkSharedCode, declareSharedCode, type Declarations } from './check-shared-code.ts';
import { describeContract, type Contract } from './describe-contract.ts';

/** What is committed for each contract number. */
export interface ContractRecord extends Contract {
  declarations: Declarations;
}

const records = path.join(root, 'packages/contracts/records');
export const recordFile = (contract: number): string => path.join(records, `${contract}.json`);

export const formatRecord = (record: ContractRecord): string => `${JSON.stringify(record, null, 1)}\n`;

export const describeToday = (): ContractRecord => ({
  ...describeContract(),
  declarations: declareSharedCode(),
});

const readRecord = (contract: number): string | undefined =>
  existsSync(recordFile(contract)) ? readFileSync(recordFile(contract), 'utf8') : undefined;

/** What to do about a break. */
const advise = (contract: number): string =>
  `Releases, open tabs and service workers of contract ${contract} rely on it: keep the old beside the new` +
  (contract === contractVersion
    ? ', or give the contract a new number (docs/contract.md).'
    : `, or end the hosting of contract ${contract} when nothing needs it (docs/contract.md).`);

/** One sentence for each contract that has a record which nothing is compared with: what is live may still speak it. */
export const findUnhosted = (hosted = hostedContracts): string[] =>
  readdirSync(records)
    .map((name) => Number.parseInt(name))
    .filter((contract) => !hosted.includes(contract))
    .map(
      (contract) =>
        `Contract ${contract} is not hosted any more: add it to hostedContracts, or delete its record (step 4 of docs/contract.md).`,
    );

/** One sentence for each promise of a hosted contract that today's code does not keep. */
export const findBrokenPromises = (): string[] =>
  hostedContracts.flatMap((contract) => {
    const text = readRecord(contract);
    // Without a record nothing is compared, and nothing would fail.
    if (!text) return [`Contract ${contract} has no record. Write it (pnpm contract:record) and commit it.`];
    const { declarations, ...recorded } = JSON.parse(text) as ContractRecord;
    return [...compareContracts(recorded, describeContract()), ...checkSharedCode(declarations)].map(
      (clause) => `${clause}. ${advise(contract)}`,
    );
  });

/** The faults of the contract: a broken promise, or an addition that is not recorded and so not protected. */
export const findContractFaults = (): string[] => {
  if (!hostedContracts.includes(contractVersion))
    return [`hostedContracts lacks ${contractVersion}, the contract of today.`];
  const broken = [...findUnhosted(), ...findBrokenPromises()];
  if (broken.length > 0) return broken;
  return readRecord(contractVersion) === formatRecord(describeToday())
    ? []
    : [`The contract has grown: record it (pnpm contract:record) and commit the record.`];
};
