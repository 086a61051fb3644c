import { buildDeployable } from './build.ts';
import { deployables, isDeployable } from './workspace.ts';

const names = process.argv.slice(2);
const wrong = names.find((name) => !isDeployable(name));
if (wrong) {
  console.error(`"${wrong}" is nothing that can be built. Expected one of: ${deployables.join(', ')}.`);
  process.exit(1);
}
try {
  for (const name of names.length ? names.filter(isDeployable) : deployables) {
    const started = performance.now();
    const release = await buildDeployable(name);
    console.log(`${name} ${release.version} built in ${Math.round(performance.now() - started)} ms`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
