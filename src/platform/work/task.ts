/**
 * Work of the processor that may run on another thread: input and result are plain data, and bytes come out as
 * `Uint8Array` (`asBuffer`). `Context` is what each thread has of its own, such as the rendering components.
 */
export type Task<Input, Result, Context = unknown> = {
  readonly name: string
  readonly run: (input: Input, context: Context) => Promise<Result> | Result
}

/** Runs a task somewhere. */
export type RunTask = <Input, Result, Context>(task: Task<Input, Result, Context>, input: Input) => Promise<Result>

/** How a task is run, and who is told what it cost. */
export type RunOptions = {
  /** For somebody who has used much already: behind everybody else's. */
  isHeavy: boolean
  /** Processor time of the thread; not told of a thread that was ended. */
  used: (cpuMs: number) => void
}
export type RunTaskAs = <Input, Result, Context>(
  task: Task<Input, Result, Context>,
  input: Input,
  options?: RunOptions,
) => Promise<Result>

/** Runs tasks on this thread: for development, where Vite has the components, and for tests. */
export const runHere =
  (context: unknown): RunTask =>
  async (task, input) =>
    (task as Task<typeof input, Awaited<ReturnType<typeof task.run>>>).run(input, context)

/** The same bytes: what came from another thread is no Buffer any more. */
export const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
