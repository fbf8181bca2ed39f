const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i

/** True for the names of this machine itself, written as in a URL: `localhost`, `127.0.0.1`, `[::1]`. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname)
