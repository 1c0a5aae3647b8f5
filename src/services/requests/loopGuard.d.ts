export declare const LOOP: {
    readonly calls: 50;
    readonly windowMs: 10000;
};
/** Gives a function that notes a call and says whether it may go out. */
export declare function createLoopGuard(now: () => number): (call: string) => boolean;
