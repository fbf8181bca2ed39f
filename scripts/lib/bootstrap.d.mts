/** Types of `bootstrap.mjs`, for its test. */
export declare const root: string
export declare function environmentWithoutSecrets(): Record<string, string | undefined>
type Wanted = { tools: boolean }
export declare function isInstalled(wanted: Wanted, folder?: string): boolean
export declare function npmArguments(wanted: Wanted, folder?: string): string[] | undefined
