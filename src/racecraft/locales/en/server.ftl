# The words of the table: how it is started, what it refuses, quick reactions.

serve-about = start the table: people and bots race together in the browser
serve-host = the address to listen on (127.0.0.1, this machine only)
serve-port = the port to listen on; 0 takes a free one (8642)
serve-database = where races are kept: an SQLite file or postgresql://… (a file in the data folder)
serve-data = the data folder (that of the user)
serve-secret = the file of the key that signs identities; servers on one database share it (in the data folder)
serve-origin = an address under which browsers reach this server, such as https://race.example; may be repeated
serve-proxy = the address or the network of a proxy that tells the client’s address; may be repeated
serve-workers = processes in which bots think (one less than there are cores)
serve-log = how much is logged (warning)
serve-ready = The table is open at { $address }
serve-kept = Races are kept in { $file }
serve-bad-database = a database is an SQLite file or postgresql://…, not { $given }
serve-bad-origin = an origin is http:// or https:// with a host and nothing after it, such as https://race.example, not { $given }
serve-bad-proxy = a proxy is named by its address, such as 10.0.0.1, or by its network, such as 10.0.0.0/8, not { $given }
serve-bad-host = an address to listen on is not empty; 0.0.0.0 is every one of this machine
serve-config = a TOML file with settings; variables such as RACECRAFT_PORT and these options go before it
serve-base-path = the path under which browsers find this server, such as /racecraft (none)
serve-metrics = a listener for /metrics alone (on the server’s port, to this machine only)
serve-bad-base-path = a base path begins with a slash and does not end with one, such as /racecraft, not { $given }
serve-bad-metrics = metrics are told at an address and a port, such as 127.0.0.1:9642, not { $given }
setting-unknown = there is no setting { $name }
setting-bad = { $name } cannot be { $given }
setting-not-positive = { $name } has to be above 0, not { $given }
setting-no-table = { $name } is a table of settings, such as [{ $name }]
setting-no-file = cannot read { $file }: { $reason }
setting-no-toml = { $file } is no TOML: { $reason }

doctor-about = replay what databases and records hold, and say what this version could not go on with
doctor-what = a database (file or URL), a record, or a folder of records
doctor-frozen = { $name }: frozen: { $reason }
doctor-bad = { $name }: bad: { $reason }
doctor-done = { $races ->
    [one] one race
   *[other] { $races } races
} replayed: { $fine } fine, { $frozen } frozen, { $bad } bad
backup-about = write everything the table knows into one file, while it runs
backup-file = the backup (.jsonl.gz)
backup-done = { $file }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  }
restore-about = fill an empty database from a backup
restore-done = restored from { $file }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  }

admin-about = look after the people, tables and reports of a server
admin-database = the server’s database, a file or a URL; the server may run meanwhile
admin-action = ACTION
admin-people = list people, the newest first
admin-people-name = whose name contains this
admin-people-banned = only banned people
admin-ban = ban a person: nobody is served who asks as them
admin-unban = let a banned person in again
admin-rename = give a person another name, in past races too
admin-tables = list tables that are open or running, the newest first
admin-close = close a table or end its race
admin-reports = list reports that wait for an answer, the newest first
admin-reports-all = resolved ones too
admin-resolve = mark a report as done
admin-id = a person’s id, as `people` and `reports` show it
admin-new-name = the new name
admin-code = a table’s code
admin-report = a report’s id
admin-note = what was done about it
admin-nothing = There is nothing.
admin-ban-done = { $what } is banned.
admin-unban-done = { $what } is let in again.
admin-rename-done = The name is { $what } now.
admin-close-done = Table { $what } is closed.
admin-resolve-done = Report { $what } is done.

bench-server-about = measure the table: people with sockets in one process, the server in another
bench-server-tables = races at one time, each with two people (250)
bench-server-seconds = how long each load lasts (10)
bench-server-idle = spectators who only watch, for the memory they cost (2000)
bench-server-data = the folder in which a database is made for the time being (the system’s for such things)
bench-server-title = { $tables } races, { $sockets } sockets, { $database }, engine { $form }
bench-server-load = Load
bench-server-moves = Moves/s
bench-server-median = Median, ms
bench-server-p99 = p99, ms
bench-server-slowest = Slowest, ms
bench-server-cost = Server, µs
bench-server-saturation = as fast as it goes
bench-server-half = half of that
bench-server-disk-alone = the disk, before
bench-server-disk-beside = the disk, meanwhile
bench-server-facts = Start { $start } s. { $idle } idle sockets: { $megabytes } MB. A race of { $plies } plies is rebuilt in { $replay } ms.
bench-server-explained = A move counts when its acknowledgement has come, which is sent after the move is stored for good. Server: processor time for one move. The disk: a page of its own, synchronised again and again; p99 is what anybody has to wait who stores something for good, in one moment of a hundred.
bench-server-attack = measure how long a move takes while somebody floods the server
bench-attack-title = { $tables } races beside a flood, engine { $form }
bench-attack-flood = Flood
bench-attack-memory = Memory, MB
bench-attack-sent = Sent, MB
bench-attack-none = none
bench-attack-cookie = cookies of backslashes
bench-attack-pings = pings, nothing is read
bench-attack-frames = tiny frames
bench-attack-readers = a hundred who read nothing
bench-attack-explained = The times are those of bystanders, who play at an even pace from another address. Memory: the most that the server held. Sent: by the attacker.
bench-server-processes = numbers of server processes on one PostgreSQL, such as 1,2,4: measures what each further process costs
bench-server-pace = with --processes: moves a second of each process (together at most half of what the first number can do)
bench-server-servers = Servers
bench-server-database-cost = Database, µs
bench-server-idle-cost = Idle server, %
bench-server-processes-explained = Server and database: processor time for one move, all processes together; from the first number of processes to the last it changes by { $growth } %. Idle server: processor time of one more process that nobody uses, in proportion to that of the others.

refused-bad-request = The server did not understand this request.
refused-bad-options = These options do not fit together.
refused-bad-name = A name has 1 to 30 visible characters.
refused-reserved-name = This name is kept for the server. Take another.
refused-mixed-scripts = A name is written in one alphabet: do not mix letters of several.
refused-who-are-you = The server does not know who you are. Reload the page.
refused-bad-code = This code is not valid, or not any more. Ask for a new one.
refused-bad-passkey = This passkey did not work here.
refused-bad-push = Notices cannot be sent to this browser.
refused-banned = The operator of this server has banned you.
refused-muted = The host has muted you at this table.
refused-removed = The host has removed you from this table.
refused-not-yours = That is not yours to do.
refused-wrong-origin = This page belongs to another server.
refused-not-found = There is nothing here any more.
refused-wrong-method = This cannot be done that way.
refused-stale = The table has moved on. Look again.
refused-not-your-turn = It is not your turn.
refused-seat-taken = This seat is taken.
refused-name-taken = Somebody at this table has a name that looks the same. Take another.
refused-resigned = You have resigned from this race.
refused-seats-open = Not all seats are taken yet.
refused-not-open = The race has begun.
refused-season-closed = That is too late for this championship.
refused-too-few = A race needs two drivers. Invite somebody or add a bot.
refused-not-running = No race is going on here.
refused-frozen = This race was driven by other rules and is frozen.
refused-not-over = That has to wait until the race is over.
refused-no-undo = There is nothing to take back.
refused-no-pause = Your clock cannot be stopped now, or not for so long.
refused-long-race = This race has as many moves as a race may have. Start another.
refused-rated = Not in a rated race.
refused-of-the-day = Not in a drive of the day.
refused-day-sealed = The dice of the day are shown when the day is over.
refused-drill = There are no hints in a drill: decide first, then you are told.
refused-too-large = That is too long.
refused-not-json = The server did not understand this request.
refused-illegal = The rules do not allow that.
refused-bad-edit = That does not go there.
refused-too-fast = Not so fast. Wait a moment.
refused-too-many = That is too many. Finish some first.
refused-quota = Too many boards of your own for now. Try again later.
refused-large-head = The browser sent too much along. Clear the cookies of this site.
refused-busy = The bots have too many questions to answer right now. Ask again in a moment.
refused-failed = Something went wrong. Nothing was changed.
refused-not-stored = The server could not confirm this. Look again.
refused-closing = The server is restarting. It will be back in a moment.

reaction-bravo = Bravo!
reaction-luck = Good luck!
reaction-ouch = Ouch!
reaction-thanks = Thanks!
reaction-sorry = Sorry!
reaction-wow = Wow!
reaction-think = Let me think…
reaction-wave = Hello!
