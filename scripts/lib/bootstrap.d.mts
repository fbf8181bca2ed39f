import type { SpawnOptions } from 'node:child_process'

/** Types of `bootstrap.mjs`, for its test and for `slim.ts`. */
export declare const root: string
export declare function environmentWithoutSecrets(): Record<string, string | undefined>
type Wanted = { tools: boolean }
export declare function isInstalled(wanted: Wanted, folder?: string): boolean
export declare function npmArguments(wanted: Wanted, folder?: string): string[] | undefined
/** Runs a command in this terminal, passes signals on to it, and answers its exit status. */
export declare function run(command: string, args: string[], options?: SpawnOptions): Promise<number>
/** Ends the command with one line. */
export declare function stop(text: string, status?: number): never
