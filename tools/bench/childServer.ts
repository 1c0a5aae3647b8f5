// Messages between the benchmark and a server in its own process, over the process's channel.

export type Question =
  | { readonly kind: 'cpu' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'setAnswer'; readonly event: string; readonly answer: unknown }
  | { readonly kind: 'setDurable'; readonly durable: boolean }
  | { readonly kind: 'push'; readonly event: string; readonly payload: unknown };

export type Reply =
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'done'; readonly cpuUs: number };

interface ChildPorts {
  readonly port: number;
  stop(): Promise<void>;
  setAnswer?(event: string, answer: unknown): void;
  setDurable?(durable: boolean): void;
  push?(event: string, payload: unknown): void;
}

/**
 * Tells the parent that the server is listening, then answers its questions; each answer carries the CPU time
 * used so far.
 */
export function answerParent({ port, stop, setAnswer, setDurable, push }: ChildPorts): void {
  const tell = (reply: Reply): void => {
    process.send?.(reply);
  };
  const done = (): void => {
    const { user, system } = process.cpuUsage();
    tell({ kind: 'done', cpuUs: user + system });
  };
  process.on('message', (question: Question) => {
    if (question.kind === 'stop') {
      // Once the channel closes, nothing keeps the process alive; exit explicitly, because a profile is only
      // written on exit.
      void stop().then(() => process.exit(0));
      return;
    }
    if (question.kind === 'setAnswer') setAnswer?.(question.event, question.answer);
    if (question.kind === 'setDurable') setDurable?.(question.durable);
    if (question.kind === 'push') push?.(question.event, question.payload);
    done();
  });
  // Without its parent, nothing would ever stop this process.
  process.on('disconnect', () => process.exit(1));
  tell({ kind: 'ready', port });
}
