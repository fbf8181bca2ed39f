import { PAGES } from '#shared/page-paths.ts'
import type { Router } from '#platform/http/router.ts'
import { formatPolicy } from '#platform/pages/content-policy.ts'
import type { Frontend } from './frontend.ts'

/**
 * `/dashboard-sw.js`, which opens the dashboard without signal after one visit (4-beyond §10, decision 0380). The files
 * of this build are written into the script, so that a new build is a new worker. Without a built script (development)
 * there is none.
 */
export function registerDashboardWorker({ fastify }: Router, frontend: Frontend): void {
  if (frontend.development) return
  // The worker fetches the dashboard's own files and does nothing else; without this the strict default would stop it.
  const policy = formatPolicy({ 'default-src': ["'none'"], 'connect-src': ["'self'"] })
  const [files, shell] = [JSON.stringify(frontend.offlineFiles), JSON.stringify(PAGES.dashboard)]
  fastify.get('/dashboard-sw.js', async (_request, reply) => {
    const { dashboardWorker } = await frontend.renderer()
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .type('text/javascript; charset=utf-8')
      .send(`self.files=${files};self.shell=${shell};${dashboardWorker}`)
  })
}
