import type { Missing } from '@binnen/platform';

export function ErrorPage({ status }: { status: number; missing?: Missing }) {
  return <h1>Er ging iets mis {status}</h1>;
}
