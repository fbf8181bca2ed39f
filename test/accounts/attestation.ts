// A certificate as makers of authenticators sign with, made for tests alone, with the key that belongs to it.

/** It names an address of a list of revoked certificates: http://127.0.0.1:9/crl. */
export const CERTIFICATE = [
  'MIICJzCCAc2gAwIBAgIUJ82zpxj+819Dzk25188pt6eGzTkwCgYIKoZIzj0EAwIwVTELMAkGA1UEBhMCRVMxEDAOBgNVBAoMB0V4',
  'YW1wbGUxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xEDAOBgNVBAMMB0V4YW1wbGUwIBcNMjYxMTI3MjI0NDQ5',
  'WhgPMjEyNjExMDMyMjQ0NDlaMFUxCzAJBgNVBAYTAkVTMRAwDgYDVQQKDAdFeGFtcGxlMSIwIAYDVQQLDBlBdXRoZW50aWNhdG9y',
  'IEF0dGVzdGF0aW9uMRAwDgYDVQQDDAdFeGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEPNPtrc+/PdzDR+KIUoOrLH/1',
  'v2qiupjv8Gl23IYmLzbKhAunj4J2FDPzvNejF+vo1Im6imWjCzGkkM1z8JUOj6N5MHcwHQYDVR0OBBYEFI/MK+NvW83nQtSuXz2K',
  '/Ywd8gMfMB8GA1UdIwQYMBaAFI/MK+NvW83nQtSuXz2K/Ywd8gMfMAwGA1UdEwEB/wQCMAAwJwYDVR0fBCAwHjAcoBqgGIYWaHR0',
  'cDovLzEyNy4wLjAuMTo5L2NybDAKBggqhkjOPQQDAgNIADBFAiEAx5kopu1FbNveqa4AX5fqCypfnUs7x60Mtw3UyV90n8wCIAWf',
  'nFNyw7a0CNp1OL2HLpuGPxTdYGgRHUnMK9bcyhlz',
].join('')

/** PKCS #8. */
export const CERTIFICATE_KEY = [
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgUvHkNyJg/dstUUY0Dh7dNg73Ug1+z6dfJFUPDnDRpkmhRANCAAQ8',
  '0+2tz7893MNH4ohSg6ssf/W/aqK6mO/waXbchiYvNsqEC6ePgnYUM/O816MX6+jUibqKZaMLMaSQzXPwlQ6P',
].join('')
