import { findTesseract } from './photo/tesseract.ts'

/** Whether this machine has the program that reads photographs of a carta. */
export async function doctor(): Promise<string> {
  const version = await findTesseract()
  return version === undefined
    ? 'Photographs of a carta: not read. Install tesseract and its Spanish data (Debian: tesseract-ocr tesseract-ocr-spa).'
    : `Photographs of a carta: read by tesseract ${version} with Spanish.`
}
