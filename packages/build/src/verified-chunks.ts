import { createHash } from 'node:crypto';
import { rspack, type Compilation, type Compiler, type RspackPluginInstance } from '@rspack/core';

const name = 'VerifiedChunks';
type Kind = 'js' | 'css';

/** Stands in the entry until all files are as they will be published. */
const placeholder = (kind: Kind) => `__INTEGRITY_OF_${kind.toUpperCase()}__`;

const verify = (tag: string, url: string, kind: Kind) => (code: string) =>
  `${code}
var integrity = "${placeholder(kind)}"[${url}.split("/").pop()];
if (integrity) { ${tag}.integrity = integrity; ${tag}.crossOrigin = "anonymous"; }`;

/** SHA-256 is the shortest that browsers take: hashes do not compress, and every page of the remote loads them all. */
const hash = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * By file name, of the files of a kind of all chunks that are loaded later: the entry makes tags for no other files.
 * Sorted, because rspack lists its files in an order of its own in each build: the same sources must make the same
 * version.
 */
const hashLater = (compilation: Compilation, kind: Kind): string => {
  const later = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial());
  const ofChunks = new Set(later.flatMap(({ files }) => [...files]));
  return JSON.stringify(
    Object.fromEntries(
      compilation
        .getAssets()
        .filter(({ name: file }) => file.endsWith(`.${kind}`) && ofChunks.has(file))
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .map(({ name: file, source }) => [file, hash(source.buffer())]),
    ),
  );
};

/**
 * Writes the hashes of a remote's chunks into its entry, which gives them to the tags that it makes: the page verifies
 * the entry, and the entry verifies what it loads. rspack's own plugin for this writes them in another order in each build
 * (2.3.2), so the same sources would make two versions. Source maps stay true: they are made before, and behind the hashes
 * there is only the bundler's own code.
 */
export const verifiedChunks: RspackPluginInstance = {
  apply: (compiler: Compiler) => {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const hooks = rspack.RuntimePlugin.getCompilationHooks(compilation);
      hooks.createScript.tap(name, verify('script', 'url', 'js'));
      hooks.createLink.tap(name, verify('link', 'link.href', 'css'));
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const { name: file, source } of compilation.getAssets()) {
          const text = file.endsWith('.js') ? source.source().toString() : '';
          if (!text.includes(placeholder('js'))) continue;
          const filled = text
            .replaceAll(`"${placeholder('js')}"`, () => hashLater(compilation, 'js'))
            .replaceAll(`"${placeholder('css')}"`, () => hashLater(compilation, 'css'));
          compilation.updateAsset(file, new rspack.sources.RawSource(filled));
        }
      });
    });
  },
};
