/** 22 characters of A-Z, a-z, 0-9, - and _: 128 random bits. */
export declare function randomId(): string;
