// Preloaded into what the launcher starts: without the launcher nobody could stop it any more, and it would hold its
// port and its data folder.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
