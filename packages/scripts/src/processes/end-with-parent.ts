/**
 * Loaded into every program that `startProcess` starts: when the process that started it is gone, even killed, it ends
 * its group, which is itself and all that it started.
 */
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
// It must not keep a program running that has nothing else to do.
process.channel?.unref();
