/** Names under which JPEG, PNG, WebP and AVIF keep what a camera writes: time, device and place. */
const MARKS = /Exif\0|eXIf|EXIF|ns\.adobe\.com\/xap|XML:com\.adobe\.xmp|XMP |mime\0?application\/rdf\+xml/

/** True when a file may tell more than its pixels. */
export async function holdsMetadata(file: Blob): Promise<boolean> {
  return MARKS.test(new TextDecoder('latin1').decode(await file.arrayBuffer()))
}
