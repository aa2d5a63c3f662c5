CREATE TABLE `downloads` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`file_name` text NOT NULL,
	`project_id` text NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "downloads_kind" CHECK(kind in ('pdf', 'picture'))
);
--> statement-breakpoint
CREATE INDEX `downloads_created` ON `downloads` (`created_at`,`id`,`kind`,`user_id`);--> statement-breakpoint
CREATE INDEX `downloads_user` ON `downloads` (`user_id`);--> statement-breakpoint
CREATE TABLE `request_states` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer,
	`status` text NOT NULL,
	`assignee_id` text,
	`priority` text NOT NULL,
	`due_at` integer NOT NULL,
	`paused_at` integer,
	`reach` integer GENERATED ALWAYS AS ((case when until is null then null when until - since < 3600000 then 0
        when until - since < 86400000 then 1 when until - since < 604800000 then 2
        when until - since < 2419200000 then 3 when until - since < 31536000000 then 4 else 5 end)) VIRTUAL,
	FOREIGN KEY (`request_id`) REFERENCES `requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "request_states_status" CHECK(status in ('in_progress', 'checking_quality', 'reviewing_with_client', 'paused', 'escalated', 'pending_review', 'completed')),
	CONSTRAINT "request_states_order" CHECK(until is null or until >= since)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `request_states_now` ON `request_states` (`request_id`) WHERE until is null;--> statement-breakpoint
CREATE INDEX `request_states_request` ON `request_states` (`request_id`,`since`);--> statement-breakpoint
CREATE INDEX `request_states_lasting` ON `request_states` (`status`,`since`) WHERE until is null;--> statement-breakpoint
CREATE INDEX `request_states_past` ON `request_states` (`reach`,`since`);--> statement-breakpoint
CREATE INDEX `request_states_assignee` ON `request_states` (`assignee_id`);--> statement-breakpoint
ALTER TABLE `projects` ADD `made_from` text;--> statement-breakpoint
ALTER TABLE `users` ADD `joined_by` text;--> statement-breakpoint
CREATE INDEX `users_seen` ON `users` (`last_seen_at`);--> statement-breakpoint
CREATE INDEX `requests_by_due` ON `requests` (`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_by_created` ON `requests` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_by_urgency` ON `requests` (`urgency`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_by_updated` ON `requests` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_by_delivered` ON `requests` (`delivered_at`,`id`) WHERE delivered_at is not null;--> statement-breakpoint
CREATE INDEX `requests_type_delivered` ON `requests` (`type_id`,`delivered_at`,`due_at`) WHERE delivered_at is not null;--> statement-breakpoint
-- Figures of requests that are kept while they change: how many were created and delivered in a block
-- of 1, 7 or 56 days (which begin on Mondays, UTC), of all, of a type ('t' and its id) and of an
-- assignee ('a' and their id); how many of those delivered were late; how many more were open at its end.
CREATE TABLE request_figures (
  scope TEXT NOT NULL, span INTEGER NOT NULL, block INTEGER NOT NULL,
  created INTEGER NOT NULL DEFAULT 0, delivered INTEGER NOT NULL DEFAULT 0,
  late INTEGER NOT NULL DEFAULT 0, opened INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (scope, span, block)
) WITHOUT ROWID;
--> statement-breakpoint
-- How long those delivered in a block took: how many fell into each bucket of 1, 16 and 256 hours.
CREATE TABLE request_hours (
  scope TEXT NOT NULL, span INTEGER NOT NULL, block INTEGER NOT NULL,
  width INTEGER NOT NULL, bucket INTEGER NOT NULL, n INTEGER NOT NULL,
  PRIMARY KEY (scope, span, block, width, bucket)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER request_figures_insert AFTER INSERT ON requests BEGIN
  INSERT INTO request_figures (scope, span, block, created)
    SELECT scope, span, (new.created_at / 86400000 + 3) / span, 1 FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE true
    ON CONFLICT DO UPDATE SET created = created + excluded.created;
  INSERT INTO request_figures (scope, span, block, delivered, late)
    SELECT scope, span, (new.delivered_at / 86400000 + 3) / span, 1, 1 * (new.delivered_at > new.due_at)
    FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE new.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET delivered = delivered + excluded.delivered, late = late + excluded.late;
  INSERT INTO request_hours (scope, span, block, width, bucket, n)
    SELECT scope, span, (new.delivered_at / 86400000 + 3) / span, width,
      max(0, new.delivered_at - new.created_at) / 3600000 / width, 1
    FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56), (SELECT 1 AS width UNION ALL SELECT 16 UNION ALL SELECT 256) WHERE new.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER request_figures_delete AFTER DELETE ON requests BEGIN
  INSERT INTO request_figures (scope, span, block, created)
    SELECT scope, span, (old.created_at / 86400000 + 3) / span, -1 FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(old.type_id, '') UNION ALL SELECT 'a' || coalesce(old.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE true
    ON CONFLICT DO UPDATE SET created = created + excluded.created;
  INSERT INTO request_figures (scope, span, block, delivered, late)
    SELECT scope, span, (old.delivered_at / 86400000 + 3) / span, -1, -1 * (old.delivered_at > old.due_at)
    FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(old.type_id, '') UNION ALL SELECT 'a' || coalesce(old.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE old.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET delivered = delivered + excluded.delivered, late = late + excluded.late;
  INSERT INTO request_hours (scope, span, block, width, bucket, n)
    SELECT scope, span, (old.delivered_at / 86400000 + 3) / span, width,
      max(0, old.delivered_at - old.created_at) / 3600000 / width, -1
    FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(old.type_id, '') UNION ALL SELECT 'a' || coalesce(old.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56), (SELECT 1 AS width UNION ALL SELECT 16 UNION ALL SELECT 256) WHERE old.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER request_figures_update AFTER UPDATE OF created_at, delivered_at, due_at, type_id, assignee_id ON requests
WHEN old.created_at IS NOT new.created_at OR old.delivered_at IS NOT new.delivered_at
  OR old.type_id IS NOT new.type_id OR old.assignee_id IS NOT new.assignee_id
  OR (old.delivered_at > old.due_at) IS NOT (new.delivered_at > new.due_at)
BEGIN
  INSERT INTO request_figures (scope, span, block, created)
    SELECT scope, span, (old.created_at / 86400000 + 3) / span, -1 FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(old.type_id, '') UNION ALL SELECT 'a' || coalesce(old.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE true
    ON CONFLICT DO UPDATE SET created = created + excluded.created;
  INSERT INTO request_figures (scope, span, block, delivered, late)
    SELECT scope, span, (old.delivered_at / 86400000 + 3) / span, -1, -1 * (old.delivered_at > old.due_at)
    FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(old.type_id, '') UNION ALL SELECT 'a' || coalesce(old.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE old.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET delivered = delivered + excluded.delivered, late = late + excluded.late;
  INSERT INTO request_hours (scope, span, block, width, bucket, n)
    SELECT scope, span, (old.delivered_at / 86400000 + 3) / span, width,
      max(0, old.delivered_at - old.created_at) / 3600000 / width, -1
    FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(old.type_id, '') UNION ALL SELECT 'a' || coalesce(old.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56), (SELECT 1 AS width UNION ALL SELECT 16 UNION ALL SELECT 256) WHERE old.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET n = n + excluded.n;
  INSERT INTO request_figures (scope, span, block, created)
    SELECT scope, span, (new.created_at / 86400000 + 3) / span, 1 FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE true
    ON CONFLICT DO UPDATE SET created = created + excluded.created;
  INSERT INTO request_figures (scope, span, block, delivered, late)
    SELECT scope, span, (new.delivered_at / 86400000 + 3) / span, 1, 1 * (new.delivered_at > new.due_at)
    FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE new.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET delivered = delivered + excluded.delivered, late = late + excluded.late;
  INSERT INTO request_hours (scope, span, block, width, bucket, n)
    SELECT scope, span, (new.delivered_at / 86400000 + 3) / span, width,
      max(0, new.delivered_at - new.created_at) / 3600000 / width, 1
    FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56), (SELECT 1 AS width UNION ALL SELECT 16 UNION ALL SELECT 256) WHERE new.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
-- What a request was, from one moment to the next.
CREATE TRIGGER request_states_begin AFTER INSERT ON requests BEGIN
  INSERT INTO request_states (request_id, since, status, assignee_id, priority, due_at, paused_at)
  VALUES (new.id, new.created_at, new.status, new.assignee_id, new.priority, new.due_at,
    CASE WHEN new.status = 'paused' THEN coalesce(new.paused_at, new.created_at) END);
END;
--> statement-breakpoint
-- A state that has just begun is what was meant; one that lasted ends. (A change that sets no moment of
-- its own, as that of a person who is deleted, happens now.)
CREATE TRIGGER request_states_move AFTER UPDATE OF status, assignee_id, priority, due_at ON requests
WHEN old.status IS NOT new.status OR old.assignee_id IS NOT new.assignee_id
  OR old.priority IS NOT new.priority OR old.due_at IS NOT new.due_at
BEGIN
  UPDATE request_states SET until = max(since, CASE WHEN new.updated_at > old.updated_at THEN new.updated_at
      ELSE CAST(unixepoch('subsec') * 1000 AS INTEGER) END)
    WHERE request_id = new.id AND until IS NULL;
  INSERT INTO request_states (request_id, since, status, assignee_id, priority, due_at, paused_at)
    SELECT new.id, max(until), new.status, new.assignee_id, new.priority, new.due_at,
      CASE WHEN new.status = 'paused' THEN new.paused_at END
    FROM request_states WHERE request_id = new.id;
  DELETE FROM request_states WHERE request_id = new.id AND until = since;
END;
--> statement-breakpoint
CREATE TRIGGER request_states_insert AFTER INSERT ON request_states BEGIN
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (new.since / 86400000 + 3) / span, 1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE new.status NOT IN ('completed', 'pending_review')
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (new.until / 86400000 + 3) / span, -1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE new.status NOT IN ('completed', 'pending_review') AND new.until IS NOT NULL
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
END;
--> statement-breakpoint
CREATE TRIGGER request_states_delete AFTER DELETE ON request_states BEGIN
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (old.since / 86400000 + 3) / span, -1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE old.status NOT IN ('completed', 'pending_review')
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (old.until / 86400000 + 3) / span, 1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE old.status NOT IN ('completed', 'pending_review') AND old.until IS NOT NULL
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
END;
--> statement-breakpoint
CREATE TRIGGER request_states_update AFTER UPDATE OF since, until, status ON request_states BEGIN
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (old.since / 86400000 + 3) / span, -1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE old.status NOT IN ('completed', 'pending_review')
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (old.until / 86400000 + 3) / span, 1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE old.status NOT IN ('completed', 'pending_review') AND old.until IS NOT NULL
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (new.since / 86400000 + 3) / span, 1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE new.status NOT IN ('completed', 'pending_review')
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (new.until / 86400000 + 3) / span, -1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE new.status NOT IN ('completed', 'pending_review') AND new.until IS NOT NULL
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
END;
--> statement-breakpoint
-- Downloads: what could not be made is none.
CREATE TRIGGER downloads_insert AFTER INSERT ON exports WHEN new.state <> 'failed' BEGIN
  INSERT OR IGNORE INTO downloads (id, kind, file_name, project_id, user_id, created_at)
  VALUES (new.id, CASE WHEN new.kind IN ('page_pdf', 'project_pdf') THEN 'pdf' ELSE 'picture' END, new.file_name,
    new.project_id, (SELECT id FROM users WHERE id = new.actor), new.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER downloads_failed AFTER UPDATE OF state ON exports WHEN new.state = 'failed' BEGIN
  DELETE FROM downloads WHERE id = new.id;
END;
--> statement-breakpoint
INSERT INTO downloads (id, kind, file_name, project_id, user_id, created_at)
SELECT id, CASE WHEN kind IN ('page_pdf', 'project_pdf') THEN 'pdf' ELSE 'picture' END, file_name,
  project_id, (SELECT id FROM users WHERE id = actor), created_at FROM exports WHERE state <> 'failed';
--> statement-breakpoint
UPDATE projects SET made_from = 'guest' WHERE EXISTS (SELECT 1 FROM log_history
  WHERE collection = 'projects' AND document = projects.id AND action = 'created' AND user LIKE 'guest:%');
--> statement-breakpoint
-- What there is: statuses as the history has them. Who worked on it, its priority and its due date were not
-- kept: they stand as they are now, up to the moment that is noted in the end.
INSERT INTO request_states (request_id, since, until, status, assignee_id, priority, due_at, paused_at)
SELECT id, since, until, status, assignee_id, priority, due_at, CASE WHEN status = 'paused' THEN since END
FROM (
  SELECT r.id, r.assignee_id, r.priority, r.due_at, m.at AS since, m.status,
    lead(m.at) OVER (PARTITION BY r.id ORDER BY m.at, m.id) AS until
  FROM requests r JOIN (
    SELECT id AS request, created_at AS at, 'in_progress' AS status, '' AS id FROM requests
    UNION ALL
    SELECT document, created, json_extract(details, '$.to'), id FROM log_history
    WHERE collection = 'requests' AND json_extract(details, '$.from') IN
      ('in_progress', 'checking_quality', 'reviewing_with_client', 'paused', 'escalated', 'pending_review', 'completed')
      AND json_extract(details, '$.to') IN
      ('in_progress', 'checking_quality', 'reviewing_with_client', 'paused', 'escalated', 'pending_review', 'completed')
  ) m ON m.request = r.id AND m.at >= r.created_at
) WHERE until IS NULL OR until > since;
--> statement-breakpoint
UPDATE request_states SET status = (SELECT status FROM requests WHERE id = request_id),
  paused_at = (SELECT CASE WHEN status = 'paused' THEN paused_at END FROM requests WHERE id = request_id)
WHERE until IS NULL;
--> statement-breakpoint
INSERT INTO request_figures (scope, span, block, created)
SELECT scope, span, (created_at / 86400000 + 3) / span, count(*)
FROM (SELECT '' AS scope, created_at, delivered_at, due_at FROM requests UNION ALL SELECT 't' || coalesce(type_id, ''), created_at, delivered_at, due_at FROM requests
    UNION ALL SELECT 'a' || coalesce(assignee_id, ''), created_at, delivered_at, due_at FROM requests), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE true GROUP BY 1, 2, 3
ON CONFLICT DO UPDATE SET created = created + excluded.created;
--> statement-breakpoint
INSERT INTO request_figures (scope, span, block, delivered, late)
SELECT scope, span, (delivered_at / 86400000 + 3) / span, count(*), sum(delivered_at > due_at)
FROM (SELECT '' AS scope, created_at, delivered_at, due_at FROM requests UNION ALL SELECT 't' || coalesce(type_id, ''), created_at, delivered_at, due_at FROM requests
    UNION ALL SELECT 'a' || coalesce(assignee_id, ''), created_at, delivered_at, due_at FROM requests), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE delivered_at IS NOT NULL GROUP BY 1, 2, 3
ON CONFLICT DO UPDATE SET delivered = delivered + excluded.delivered, late = late + excluded.late;
--> statement-breakpoint
INSERT INTO request_hours (scope, span, block, width, bucket, n)
SELECT scope, span, (delivered_at / 86400000 + 3) / span, width, max(0, delivered_at - created_at) / 3600000 / width, count(*)
FROM (SELECT '' AS scope, created_at, delivered_at, due_at FROM requests UNION ALL SELECT 't' || coalesce(type_id, ''), created_at, delivered_at, due_at FROM requests
    UNION ALL SELECT 'a' || coalesce(assignee_id, ''), created_at, delivered_at, due_at FROM requests), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56), (SELECT 1 AS width UNION ALL SELECT 16 UNION ALL SELECT 256) WHERE delivered_at IS NOT NULL GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
INSERT OR IGNORE INTO counters (name, value)
SELECT 'request_states_since', CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE EXISTS (SELECT 1 FROM requests);
