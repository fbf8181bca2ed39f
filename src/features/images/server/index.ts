import type { Feature } from '#platform/feature/feature.ts'
import { imageJobs } from './images.jobs.ts'
import { registerUploadRoutes } from './uploads.routes.ts'

/** The server's front door of images. */
export const imagesFeature: Feature = { name: 'images', routes: registerUploadRoutes, jobs: imageJobs }
export {
  deleteFiles,
  imageUrl,
  releaseImages,
  saveImage,
  type StoredUpload,
  withUpload,
} from './images.service.ts'
export { sweepOrphans } from './images.sweep.ts'
export { limitUploads } from './limit-uploads.ts'
