import type { Feature } from '#platform/feature/feature.ts'
import { imageJobs } from './images.jobs.ts'
import { registerUploadRoutes } from './uploads.routes.ts'

/** The server's front door of images. */
export const imagesFeature: Feature = { name: 'images', routes: registerUploadRoutes, jobs: imageJobs }
export { deleteFiles, imageStorage, storeFiles } from './image-files.ts'
export {
  imageUrl,
  releaseImages,
  saveImage,
  type StoredUpload,
  withUpload,
} from './images.service.ts'
export { listImages } from './images.store.ts'
export { sweepOrphans } from './images.sweep.ts'
export { limitUploads } from './limit-uploads.ts'
