// Lints the OpenAPI document at the path given, by Redocly's recommended rules. Prints each problem; fails on errors.
import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'

const config = await createConfig({ extends: ['recommended'] })
const problems = await lintFromString({ source: readFileSync(process.argv[2], 'utf8'), config })
for (const { severity, ruleId, message, location } of problems)
  process.stdout.write(`${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}\n`)
process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0
