/** A PNG of that size in one color. */
export async function drawPicture(width: number, height: number, color = '#c21d03'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = color
  context.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'foto.png', { type: 'image/png' })
}
