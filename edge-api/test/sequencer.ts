import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { dealOut } from './deal-out.ts';

/** Makes the parts of `--shard` take about as long. Vitest's have the same number of files, and a file may take a minute. */
export class Sequencer extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, shard } = this.ctx.config;
    const nameOf = ({ moduleId }: TestSpecification): string =>
      path.relative(root, moduleId).replaceAll(path.sep, '/');
    const mine = new Set(dealOut(files.map(nameOf), shard?.count ?? 1)[(shard?.index ?? 1) - 1]);
    return files.filter((file) => mine.has(nameOf(file)));
  }
}
