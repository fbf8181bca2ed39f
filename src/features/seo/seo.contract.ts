import { z } from 'zod'
import { fileEndpoint } from '#shared/endpoint.ts'

export const drawDailyMenu = fileEndpoint({
  name: 'dailyMenu.picture',
  summary: 'The published menu of the day of a date as a picture for stories and groups, 1080 × 1920',
  method: 'GET',
  path: '/restaurants/:id/daily-menu/:date/picture',
  query: z.object({}),
  fileTypes: ['image/png'],
})
