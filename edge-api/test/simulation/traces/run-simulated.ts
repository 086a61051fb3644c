/** `node run-simulated.ts <first seed> <how many>`: the answers of the simulated object to each trace, one line of JSON each. */
import { createDisk } from '../disk.ts';
import { createObject, type Context } from '../object.ts';
import { createRandom } from '../random.ts';
import { createTime } from '../time.ts';
import { endCall, runAlarm, runSteps } from './run-call.ts';
import { drawTrace, type Call } from './trace.ts';

/** Between two calls; by then an alarm that is due has gone off. */
const pauseMs = 1_000;

const runTrace = async (seed: number, calls: readonly Call[]): Promise<unknown[]> => {
  const random = createRandom(seed);
  const time = createTime(random);
  const disk = createDisk(time, random);
  const object = createObject(
    ({ storage }: Context) => ({
      call: async (call: Call) => {
        const said = await runSteps(storage, call.steps);
        endCall(
          call,
          () => object.kill(),
          (work) => void Promise.resolve().then(work),
        );
        return said;
      },
      alarm: () => runAlarm(storage),
    }),
    { time, random, disk, forget: () => {} },
  );
  const answers: unknown[] = [];
  try {
    for (const call of calls) {
      let answer: unknown = 'not answered';
      void object
        .call((traced) => traced.call(call))
        .then(
          (said) => (answer = said),
          () => (answer = 'failed'),
        );
      await time.run(time.now() + pauseMs);
      answers.push(answer);
    }
    return answers;
  } finally {
    object.end();
    time.end();
    disk.end();
  }
};

const [first = 0, most = 0] = process.argv.slice(2).map(Number);
for (let seed = first; seed < first + most; seed += 1)
  console.log(JSON.stringify(await runTrace(seed, drawTrace(createRandom(seed)))));
