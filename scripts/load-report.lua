-- What scripts/load.mjs reads: the last line that wrk prints. wrk counts in microseconds.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests per second":%.0f,"p50 ms":%.2f,"p99 ms":%.2f,"p99.9 ms":%.2f,"errors":%d}\n',
    summary.requests / (summary.duration / 1e6),
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000,
    latency:percentile(99.9) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
