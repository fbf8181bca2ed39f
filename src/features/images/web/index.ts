/** Browser front door of images. */
export { type ImageField, useImageField } from './use-image-field.ts'
