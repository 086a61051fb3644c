import { rspack, type Chunk, type Compiler, type RspackPluginInstance } from '@rspack/core';

// What is put into the place of rspack's runtime, or taken out of it: measured and tested with rspack 2.3.2.

const plugin = 'BundlerRuntime';

/** Adds the source of `write` to the runtime of each entry, behind rspack's own. Of one name there is one. */
export const addRuntime = (compiler: Compiler, name: string, write: () => string): void => {
  class OwnRuntime extends rspack.RuntimeModule {
    constructor() {
      super(name, rspack.RuntimeModule.STAGE_ATTACH);
    }
    override generate() {
      return write();
    }
  }
  compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
    compilation.hooks.additionalTreeRuntimeRequirements.tap(plugin, (chunk) => {
      compilation.addRuntimeModule(chunk, new OwnRuntime());
    });
  });
};

/**
 * Chunks are loaded from where the entry is. rspack's `auto` finds that out for workers, modules and scripts without a
 * tag too, which is 0.3 kB in each entry; ours are run by a tag.
 */
export const besideScript: RspackPluginInstance = {
  apply: (compiler: Compiler) => {
    compiler.options.output.publicPath = '';
    const { publicPath } = rspack.RuntimeGlobals;
    addRuntime(
      compiler,
      'beside_script',
      () => `${publicPath} = document.currentScript.src.replace(/[^/]*$/, '');`,
    );
  },
};

/**
 * The document names the shell's only style sheet, and yet rspack writes its loader of style sheets, 0.5 kB: it goes. A
 * sheet that would need it fails the build.
 */
export const withoutSheetLoader: RspackPluginInstance = {
  apply: (compiler: Compiler) => {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.hooks.runtimeModule.tap(plugin, (module) => {
        if (module.constructor.name === 'CssLoadingRuntimeModule') module.source!.source = Buffer.from('');
      });
      compilation.hooks.processAssets.tap(plugin, () => {
        const late = (chunk: Chunk) => !chunk.canBeInitial();
        const files = [...compilation.chunks].filter(late).flatMap((chunk) => [...chunk.files]);
        const sheet = files.find((file) => file.endsWith('.css'));
        if (sheet)
          throw new Error(`${sheet} belongs to a part that is loaded late, and nothing would load it`);
      });
    });
  },
};
