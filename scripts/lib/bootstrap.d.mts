/** Types of `bootstrap.mjs`, for its test. */
export declare const root: string
export declare function environmentWithoutSecrets(): Record<string, string | undefined>
