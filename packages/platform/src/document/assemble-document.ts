import { shellName, type ComposedRelease, type Composition } from '../contract/composition.ts';
import { blocks, type Rendered, type RenderRequest, type ReadResult } from '../protocol/render-protocol.ts';
import { clientPath } from '../contract/composed-release.ts';

interface FileTag {
  href: string;
  integrity: string | undefined;
  /** Preloaded, and not run by the shell's boot script. */
  held?: boolean;
  /**
   * For a remote's style sheet: the name by which the remote's runtime finds it in the document, and does not load it
   * again.
   */
  chunk?: string;
}

/** The client files that a rendered page needs, most urgent first. */
export interface PageFiles {
  styles: FileTag[];
  /** The matched remote's entry and chunks. */
  scripts: FileTag[];
  /** They are fetched when the visitor is expected to use the page. */
  late: boolean;
  /** The shell's own: run in this order, the last one after the remote's. */
  shell: FileTag[];
  /** Runs all others, once the page is painted. */
  boot: FileTag | undefined;
  fonts: string[];
}

const tag = (release: ComposedRelease, file: string): FileTag => ({
  href: clientPath(release, file),
  integrity: release.integrity[file],
  held: release.container === 'module',
});

/** A remote's build names its style sheets after their chunks; rspack's runtime looks for them by these names. */
const sheet = (release: ComposedRelease, file: string): FileTag => ({
  ...tag(release, file),
  chunk: `${release.remote.replaceAll('-', '_')}:chunk-${file.replace(/\.css$/, '')}`,
});

/** Which files the browser needs for a page of `pattern` with these widgets. */
export const findPageFiles = (
  composition: Composition,
  rendered: Pick<Rendered, 'pattern' | 'widgets' | 'late' | 'still'>,
): PageFiles => {
  const shell = composition.releases[shellName]!;
  const releases = Object.values(composition.releases).filter((release) => release !== shell);
  const styles: FileTag[] = shell.assets.styles.map((file) => tag(shell, file));
  const scripts: FileTag[] = [];
  for (const release of releases) {
    const page = rendered.pattern === null ? undefined : release.pages[rendered.pattern];
    const widgets = rendered.widgets.flatMap((name) => release.widgets[name] ?? []);
    const shown = [page ?? [], widgets].flat();
    for (const { styles: files } of shown.length ? [release.assets, ...shown] : [])
      styles.push(...files.map((file) => sheet(release, file)));
    // Widgets get their code at the visitor's first move, and are few: theirs is not named.
    if (page && !(rendered.still && shell.boot !== undefined))
      scripts.push(
        ...[release.entry, ...release.assets.scripts, ...page.scripts].map((file) => tag(release, file)),
      );
  }
  const unique = (tags: FileTag[]) => [...new Map(tags.map((each) => [each.href, each])).values()];
  return {
    styles: unique(styles),
    scripts: unique(scripts),
    late: rendered.late === true,
    shell: [...shell.assets.scripts, shell.entry].map((file) => tag(shell, file)),
    boot: shell.boot === undefined ? undefined : tag(shell, shell.boot),
    fonts: shell.fonts.map((file) => clientPath(shell, file)),
  };
};

const integrity = (file: FileTag) =>
  file.integrity ? ` integrity="${file.integrity}" crossorigin="anonymous"` : '';

/**
 * Styles, fonts and the first pictures go before: the shell's boot script lets these be fetched when the line is free,
 * by taking their medium away. It runs late files when the visitor is expected to use the page.
 */
const formatPreload = (file: FileTag, late = false) =>
  `<link rel="${late ? 'late' : 'preload'}" as="script" fetchpriority="low"${late ? '' : ' media="not all"'} href="${file.href}"${integrity(file)}${file.held ? ' data-hold' : ''}>`;

/** The scripts in the order in which the boot script runs them: the shell's last one after the page's. */
const formatPreloads = ({ scripts, late, shell }: PageFiles): string[] => {
  const own = shell.map((file) => formatPreload(file));
  return [...own.slice(0, -1), ...scripts.map((file) => formatPreload(file, late)), ...own.slice(-1)];
};

/**
 * It is small and must be there before the visitor sees something to press; async alone would be a low priority. A module runs
 * once, however often it is named: the second tag only keeps `DOMContentLoaded` until the style sheets are there. Chromium then
 * looks for forms to fill in, and lays out the whole page for that, with styles or without.
 */
const formatBoot = (file: FileTag | undefined): string[] =>
  file
    ? [' async fetchpriority="high"', ''].map(
        (how) => `<script type="module"${how} src="${file.href}"${integrity(file)}></script>`,
      )
    : [];

const formatTags = (files: PageFiles): string =>
  [
    ...formatBoot(files.boot),
    ...files.styles.map(
      (file) =>
        `<link rel="stylesheet" href="${file.href}"${integrity(file)}${file.chunk ? ` data-rspack="${file.chunk}"` : ''}>`,
    ),
    ...files.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...formatPreloads(files),
  ].join('');

const escapeJson = (json: string) => json.replaceAll('<', '\\u003c');

/** The request behind a document. `address`: its URL with all parameters, also those that no render gets. */
type Rendering = Pick<RenderRequest, 'now' | 'form'> & { address: string };

const sizeOf = (result: ReadResult): number => (typeof result === 'string' ? result.length : 0);

/**
 * The answers are JSON texts already, so they are concatenated and not parsed and written again. The longest comes first:
 * it repeats most of the markup, and a compressor finds that only where it is near.
 */
const formatData = (data: Record<string, ReadResult>, { address, now, form }: Rendering): string => {
  const replies: string[] = [];
  const failed: string[] = [];
  const calls = Object.entries(data).sort(([, one], [, other]) => sizeOf(other) - sizeOf(one));
  for (const [call, result] of calls) {
    const name = JSON.stringify(call);
    if (typeof result === 'string') replies.push(`${name}:${result}`);
    else failed.push(`${name}:${JSON.stringify(result)}`);
  }
  const { origin, pathname, search } = new URL(address);
  const posted = form ? `,"form":${JSON.stringify(form)},"path":${JSON.stringify(pathname + search)}` : '';
  const head = `"now":${now},"origin":"${origin}"`;
  return escapeJson(`{${head},"data":{${replies.join(',')}},"failed":{${failed.join(',')}}${posted}}`);
};

const encoder = new TextEncoder();

const concatenate = (pieces: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

/** Puts the files' tags, `metas`, the API answers and `tail` between the pieces of a rendered document. */
export const assembleDocument = (
  [head, body, end]: Rendered['html'],
  files: PageFiles,
  data: Record<string, ReadResult>,
  rendering: Rendering,
  metas = '',
  tail = '',
): Uint8Array<ArrayBuffer> => {
  const block = `<script type="application/json" id="${blocks.data}">${formatData(data, rendering)}</script>`;
  return concatenate([
    head,
    encoder.encode(metas + formatTags(files)),
    body,
    encoder.encode(block + tail),
    end,
  ]);
};

const linkIntegrity = (file: FileTag) =>
  file.integrity ? `; crossorigin=anonymous; integrity="${file.integrity}"` : '';

/**
 * `Link` header of the files that the browser should fetch first; a CDN turns it into 103 Early Hints. No scripts: asked for
 * here, they would take the network from what is painted.
 */
export const formatLinkHeader = (files: PageFiles): string =>
  files.styles.map((file) => `<${file.href}>; rel=preload; as=style${linkIntegrity(file)}`).join(', ');
