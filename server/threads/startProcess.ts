// A process for the tasks of a WorkThread. Native code can't be stopped in a thread of this process, which would
// wait for it; a process of its own can be killed.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type StartRunner, WorkStopped } from '#server/threads/WorkThread.ts';

export const startProcess: StartRunner = (script, maxHeapMb) => {
  const child = fork(script, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${maxHeapMb}`],
  });
  child.unref();
  child.channel?.unref();
  return {
    // If the process is gone, or never was, an event says so.
    post: (message) => void (child.connected && child.send(message as object, () => undefined)),
    onMessage: (listen) => child.on('message', listen),
    onError: (listen) => {
      child.on('error', listen);
      // A signal comes from the system, for too much memory or a fault in native code.
      child.on('exit', (code, signal) =>
        listen(signal ? new WorkStopped('memory') : new Error(`the process ended with ${code}`)),
      );
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};
