#include <microhttpd.h>
#include <string.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <unistd.h>

// What Swift can't call: functions that end in `...`, and the macros of `fd_set`.

// Has paths handed over as they were written: `%2f` is no `/`, and `%00` ends nothing.
static inline size_t peekbook_mhd_as_written(
    void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

// Starts a server without threads on a socket that listens, which is closed when the server is stopped.
static inline struct MHD_Daemon *peekbook_mhd_start(
    int socket, int is_ipv6, unsigned connections, unsigned seconds,
    MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback completed, void *context) {
  unsigned flags = MHD_ALLOW_SUSPEND_RESUME | (is_ipv6 ? MHD_USE_IPv6 : 0);
  return MHD_start_daemon(
      flags, 0, NULL, NULL, answer, context,
      MHD_OPTION_LISTEN_SOCKET, socket,
      MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_TIMEOUT, seconds,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_UNESCAPE_CALLBACK, peekbook_mhd_as_written, NULL,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_END);
}

// Whether a client can be let in: each takes a descriptor.
static inline int peekbook_mhd_has_descriptors(void) {
  int one = socket(AF_UNIX, SOCK_STREAM, 0);
  if (one < 0) return 0;
  close(one);
  return 1;
}

// Waits until a request or one of some other descriptors needs attention, or time is up, and deals with
// requests. Returns a bit for each of the other descriptors that can be read; -1 if waiting failed.
static inline int peekbook_mhd_turn(
    struct MHD_Daemon *daemon, const int *others, int count, int milliseconds) {
  fd_set reading, writing, failing;
  MHD_socket highest = -1;
  MHD_UNSIGNED_LONG_LONG most;
  struct timeval time;
  int ready = 0;
  int door = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_LISTEN_FD)->listen_fd;
  FD_ZERO(&reading);
  FD_ZERO(&writing);
  FD_ZERO(&failing);
  // Takes up what was resumed; the sets would not have it.
  MHD_run_from_select(daemon, &reading, &writing, &failing);
  if (MHD_get_fdset2(daemon, &reading, &writing, &failing, &highest, FD_SETSIZE) != MHD_YES) return -1;
  for (int index = 0; index < count; index++) {
    if (others[index] < 0 || others[index] >= FD_SETSIZE) return -1;
    FD_SET(others[index], &reading);
    if (others[index] > highest) highest = others[index];
  }
  if (MHD_get_timeout(daemon, &most) == MHD_YES && most < (MHD_UNSIGNED_LONG_LONG)milliseconds)
    milliseconds = (int)most;
  time.tv_sec = milliseconds / 1000;
  time.tv_usec = (milliseconds % 1000) * 1000;
  // Interrupted, the sets say nothing, and the next turn asks again.
  if (select(highest + 1, &reading, &writing, &failing, &time) < 0) return 0;
  // Who can't be let in would be at the door again at once, and the processor busy with saying so.
  if (FD_ISSET(door, &reading) && !peekbook_mhd_has_descriptors()) {
    FD_CLR(door, &reading);
    usleep(50000);
  }
  MHD_run_from_select(daemon, &reading, &writing, &failing);
  for (int index = 0; index < count; index++)
    if (FD_ISSET(others[index], &reading)) ready |= 1 << index;
  return ready;
}
