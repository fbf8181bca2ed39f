/** The server's front door of images. */
export {
  deleteFiles,
  imageUrl,
  releaseImages,
  saveImage,
  type StoredUpload,
  withUpload,
} from './images.service.ts'
export { registerImageJobs } from './images.jobs.ts'
export { sweepOrphans } from './images.sweep.ts'
export { limitUploads } from './limit-uploads.ts'
export { registerUploadRoutes } from './uploads.routes.ts'
