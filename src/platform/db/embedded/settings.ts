const DURABLE = { fsync: 'on', full_page_writes: 'on' }
const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' }

/** PostgreSQL's settings for a small machine; `testing` gives up durability for speed. */
export const settingsOf = (major: number, testing: boolean): Record<string, string | number> => ({
  shared_buffers: '64MB',
  max_connections: 50,
  max_parallel_workers_per_gather: 0,
  // Saves the three I/O processes, which a small machine does not need.
  ...(major >= 18 && { io_method: 'sync' }),
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  checkpoint_timeout: '15min',
  ...(testing ? NOT_DURABLE : DURABLE),
  // The product gets the error of a failed statement; in the log, its values would only be personal data in a file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  logging_collector: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  cluster_name: 'sobremesa',
  unix_socket_permissions: '0700',
})
