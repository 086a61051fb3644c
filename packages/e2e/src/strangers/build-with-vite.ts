/** A team's own build by Vite and module federation's plugin, as its manual has it: `node build-with-vite.ts mf-<name>`, in its folder. */
import { federation } from '@module-federation/vite';
import { build } from 'vite';

const [name = ''] = process.argv.slice(2);
const shared = ['react', 'react/jsx-runtime', '@binnen/platform'];

await build({
  configFile: false,
  base: '',
  plugins: [
    federation({
      name: name.replaceAll('-', '_'),
      filename: 'remoteEntry.js',
      manifest: true,
      exposes: { './remote': './src/remote.ts' },
      shared: Object.fromEntries(shared.map((each) => [each, { singleton: true, import: false }])),
      dts: false,
    }),
  ],
  build: {
    outDir: 'dist/client',
    target: 'esnext',
    modulePreload: false,
    rolldownOptions: { input: 'src/remote.ts' },
  },
});

await build({
  configFile: false,
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    ssr: 'src/remote.ts',
    outDir: 'dist/server',
    rolldownOptions: {
      external: shared,
      output: {
        entryFileNames: `${name}.js`,
        codeSplitting: false,
        paths: {
          react: './react.js',
          'react/jsx-runtime': './react-jsx-runtime.js',
          '@binnen/platform': './platform.js',
        },
      },
    },
  },
});
