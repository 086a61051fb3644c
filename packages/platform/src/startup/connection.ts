interface Connection {
  onLine: boolean;
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the visitor's connection has room for what may not be used. */
export const hasRoom = ({ onLine, connection }: Connection): boolean =>
  onLine && connection?.saveData !== true && !connection?.effectiveType?.endsWith('2g');
