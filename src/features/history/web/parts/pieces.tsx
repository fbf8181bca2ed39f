import { Fragment } from 'react'
import type { Piece } from '../../screen/word-diff.ts'

type PiecesProps = {
  pieces: readonly Piece[]
  /** What the words are marked as that only this text has. */
  own: 'del' | 'ins'
}

/** A text with the words marked that the other one has not. */
export function Pieces({ pieces, own: Own }: PiecesProps) {
  return pieces.map(({ text, isOwn }, place) => (
    // Pieces have no names, and their order never changes.
    <Fragment key={`${place}${text}`}>{isOwn ? <Own>{text}</Own> : text}</Fragment>
  ))
}
