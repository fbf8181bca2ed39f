import type { AdminCommand } from '#platform/operator/command.ts'
import { findTesseract } from './photo/tesseract.ts'

/** Tells whether this machine has the program that reads photographs of a carta. */
export const doctor: AdminCommand = {
  usage: '',
  options: [],
  run: async () => {
    const version = await findTesseract()
    return version === undefined
      ? 'Photographs of a carta: not read. Install tesseract and its Spanish data (Debian: tesseract-ocr tesseract-ocr-spa).'
      : `Photographs of a carta: read by tesseract ${version} with Spanish.`
  },
}
