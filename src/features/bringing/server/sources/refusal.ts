import { AppError } from '#shared/app-error.ts'
import { type BringingError, bringingErrors } from '../../bringing.errors.ts'
import { refusalTexts } from '../../bringing.texts.ts'

/** A source that is not read, and why; `count`: its pages or megabytes. It crosses from one process to the other. */
export class Refusal extends Error {
  readonly reason: BringingError
  readonly count: number

  constructor(reason: BringingError, count = 0, cause?: unknown) {
    super(reason, { cause })
    this.name = 'Refusal'
    this.reason = reason
    this.count = count
  }
}

/** What people are told. */
export const refusalError = ({ reason, count }: Pick<Refusal, 'reason' | 'count'>, file: string): AppError =>
  new AppError(bringingErrors[reason], { message: refusalTexts[reason](file, count) })
