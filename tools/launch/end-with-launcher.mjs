// Preloaded into every process that the launcher starts. Without it, a process whose launcher was killed would keep its
// port and its data folder.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
