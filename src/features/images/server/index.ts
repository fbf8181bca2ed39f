import type { Feature } from '#platform/feature/feature.ts'
import { imageStorage } from './image-files.ts'
import { imagesAccountData } from './images.account-data.ts'
import { restoreSwept, sweepImages } from './images.commands.ts'
import { imageJobs } from './images.jobs.ts'
import { createOpenUploads, openUploads } from './limit-uploads.ts'
import { registerGivingUp } from './giving-up.routes.ts'
import { createPictureMemory, pictureMemory } from './picture-memory.ts'
import { registerUploadRoutes } from './uploads.routes.ts'

/** Server front door of images. */
export const imagesFeature: Feature = {
  name: 'images',
  start: ({ platform }) => {
    platform.services.provide(openUploads, createOpenUploads())
    platform.services.provide(pictureMemory, createPictureMemory({ storage: () => imageStorage(platform) }))
  },
  routes: router => {
    registerUploadRoutes(router)
    registerGivingUp(router)
  },
  jobs: imageJobs,
  accountData: imagesAccountData,
  adminCommands: { 'sweep-images': sweepImages, 'restore-swept': restoreSwept },
}
export { imagesMeasured } from './images.events.ts'
export { measureImages } from './images.measuring.ts'
export { deleteFiles, folderOfBase, imageStorage, imagesUrl, imageUrl } from './image-files.ts'
export {
  releaseImages,
  releaseImagesOfOwner,
  saveImage,
  type StoredUpload,
  withPicture,
  withUpload,
} from './images.service.ts'
export { selectPictures, storedImages } from './images.store.ts'
export { quota } from './quota.ts'
export { sweepOrphans } from './images.sweep.ts'
export { limitUploads } from './limit-uploads.ts'
