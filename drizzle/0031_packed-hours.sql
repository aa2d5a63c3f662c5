-- How long deliveries took is kept in rows of sixteen buckets, of which a median reads one for each block
-- and floor: before it read a row for every bucket. A row holds the buckets `first` to `first + 15`.
DROP TRIGGER request_figures_insert;
--> statement-breakpoint
DROP TRIGGER request_figures_delete;
--> statement-breakpoint
DROP TRIGGER request_figures_update;
--> statement-breakpoint
ALTER TABLE request_hours RENAME TO request_hours_by_bucket;
--> statement-breakpoint
CREATE TABLE request_hours (
  scope TEXT NOT NULL, span INTEGER NOT NULL, block INTEGER NOT NULL,
  width INTEGER NOT NULL, first INTEGER NOT NULL,
  n0 INTEGER NOT NULL DEFAULT 0, n1 INTEGER NOT NULL DEFAULT 0, n2 INTEGER NOT NULL DEFAULT 0, n3 INTEGER NOT NULL DEFAULT 0, n4 INTEGER NOT NULL DEFAULT 0, n5 INTEGER NOT NULL DEFAULT 0, n6 INTEGER NOT NULL DEFAULT 0, n7 INTEGER NOT NULL DEFAULT 0, n8 INTEGER NOT NULL DEFAULT 0, n9 INTEGER NOT NULL DEFAULT 0, n10 INTEGER NOT NULL DEFAULT 0, n11 INTEGER NOT NULL DEFAULT 0, n12 INTEGER NOT NULL DEFAULT 0, n13 INTEGER NOT NULL DEFAULT 0, n14 INTEGER NOT NULL DEFAULT 0, n15 INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (scope, span, block, width, first)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO request_hours (scope, span, block, width, first, n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15)
SELECT scope, span, block, width, bucket & ~15, sum(n * (bucket & 15 = 0)), sum(n * (bucket & 15 = 1)), sum(n * (bucket & 15 = 2)), sum(n * (bucket & 15 = 3)), sum(n * (bucket & 15 = 4)), sum(n * (bucket & 15 = 5)), sum(n * (bucket & 15 = 6)), sum(n * (bucket & 15 = 7)), sum(n * (bucket & 15 = 8)), sum(n * (bucket & 15 = 9)), sum(n * (bucket & 15 = 10)), sum(n * (bucket & 15 = 11)), sum(n * (bucket & 15 = 12)), sum(n * (bucket & 15 = 13)), sum(n * (bucket & 15 = 14)), sum(n * (bucket & 15 = 15))
FROM request_hours_by_bucket GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
DROP TABLE request_hours_by_bucket;
--> statement-breakpoint
CREATE TRIGGER request_figures_insert AFTER INSERT ON requests BEGIN
  INSERT INTO request_figures (scope, span, block, created)
    SELECT scope, span, (new.created_at / 86400000 + 3) / span, 1 FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE true
    ON CONFLICT DO UPDATE SET created = created + excluded.created;
  INSERT INTO request_figures (scope, span, block, delivered, late)
    SELECT scope, span, (new.delivered_at / 86400000 + 3) / span, 1, 1 * (new.delivered_at > new.due_at)
    FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE new.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET delivered = delivered + excluded.delivered, late = late + excluded.late;
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
  INSERT INTO request_figures (scope, span, block, created)
    SELECT scope, span, (new.created_at / 86400000 + 3) / span, 1 FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE true
    ON CONFLICT DO UPDATE SET created = created + excluded.created;
  INSERT INTO request_figures (scope, span, block, delivered, late)
    SELECT scope, span, (new.delivered_at / 86400000 + 3) / span, 1, 1 * (new.delivered_at > new.due_at)
    FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE new.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET delivered = delivered + excluded.delivered, late = late + excluded.late;
END;
--> statement-breakpoint
CREATE TRIGGER request_hours_insert AFTER INSERT ON requests WHEN new.delivered_at IS NOT NULL BEGIN
  INSERT INTO request_hours (scope, span, block, width, first, n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15)
    SELECT scope, span, block, width, bucket & ~15, 1 * (bucket & 15 = 0), 1 * (bucket & 15 = 1), 1 * (bucket & 15 = 2), 1 * (bucket & 15 = 3), 1 * (bucket & 15 = 4), 1 * (bucket & 15 = 5), 1 * (bucket & 15 = 6), 1 * (bucket & 15 = 7), 1 * (bucket & 15 = 8), 1 * (bucket & 15 = 9), 1 * (bucket & 15 = 10), 1 * (bucket & 15 = 11), 1 * (bucket & 15 = 12), 1 * (bucket & 15 = 13), 1 * (bucket & 15 = 14), 1 * (bucket & 15 = 15)
    FROM (SELECT scope, span, (new.delivered_at / 86400000 + 3) / span AS block, width,
        max(0, new.delivered_at - new.created_at) / 3600000 / width AS bucket
      FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56), (SELECT 1 AS width UNION ALL SELECT 16 UNION ALL SELECT 256))
    WHERE new.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET n0 = n0 + excluded.n0, n1 = n1 + excluded.n1, n2 = n2 + excluded.n2, n3 = n3 + excluded.n3, n4 = n4 + excluded.n4, n5 = n5 + excluded.n5, n6 = n6 + excluded.n6, n7 = n7 + excluded.n7, n8 = n8 + excluded.n8, n9 = n9 + excluded.n9, n10 = n10 + excluded.n10, n11 = n11 + excluded.n11, n12 = n12 + excluded.n12, n13 = n13 + excluded.n13, n14 = n14 + excluded.n14, n15 = n15 + excluded.n15;
END;
--> statement-breakpoint
CREATE TRIGGER request_hours_delete AFTER DELETE ON requests WHEN old.delivered_at IS NOT NULL BEGIN
  INSERT INTO request_hours (scope, span, block, width, first, n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15)
    SELECT scope, span, block, width, bucket & ~15, -1 * (bucket & 15 = 0), -1 * (bucket & 15 = 1), -1 * (bucket & 15 = 2), -1 * (bucket & 15 = 3), -1 * (bucket & 15 = 4), -1 * (bucket & 15 = 5), -1 * (bucket & 15 = 6), -1 * (bucket & 15 = 7), -1 * (bucket & 15 = 8), -1 * (bucket & 15 = 9), -1 * (bucket & 15 = 10), -1 * (bucket & 15 = 11), -1 * (bucket & 15 = 12), -1 * (bucket & 15 = 13), -1 * (bucket & 15 = 14), -1 * (bucket & 15 = 15)
    FROM (SELECT scope, span, (old.delivered_at / 86400000 + 3) / span AS block, width,
        max(0, old.delivered_at - old.created_at) / 3600000 / width AS bucket
      FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(old.type_id, '') UNION ALL SELECT 'a' || coalesce(old.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56), (SELECT 1 AS width UNION ALL SELECT 16 UNION ALL SELECT 256))
    WHERE old.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET n0 = n0 + excluded.n0, n1 = n1 + excluded.n1, n2 = n2 + excluded.n2, n3 = n3 + excluded.n3, n4 = n4 + excluded.n4, n5 = n5 + excluded.n5, n6 = n6 + excluded.n6, n7 = n7 + excluded.n7, n8 = n8 + excluded.n8, n9 = n9 + excluded.n9, n10 = n10 + excluded.n10, n11 = n11 + excluded.n11, n12 = n12 + excluded.n12, n13 = n13 + excluded.n13, n14 = n14 + excluded.n14, n15 = n15 + excluded.n15;
END;
--> statement-breakpoint
CREATE TRIGGER request_hours_update AFTER UPDATE OF created_at, delivered_at, type_id, assignee_id ON requests
WHEN old.created_at IS NOT new.created_at OR old.delivered_at IS NOT new.delivered_at
  OR old.type_id IS NOT new.type_id OR old.assignee_id IS NOT new.assignee_id
BEGIN
  INSERT INTO request_hours (scope, span, block, width, first, n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15)
    SELECT scope, span, block, width, bucket & ~15, -1 * (bucket & 15 = 0), -1 * (bucket & 15 = 1), -1 * (bucket & 15 = 2), -1 * (bucket & 15 = 3), -1 * (bucket & 15 = 4), -1 * (bucket & 15 = 5), -1 * (bucket & 15 = 6), -1 * (bucket & 15 = 7), -1 * (bucket & 15 = 8), -1 * (bucket & 15 = 9), -1 * (bucket & 15 = 10), -1 * (bucket & 15 = 11), -1 * (bucket & 15 = 12), -1 * (bucket & 15 = 13), -1 * (bucket & 15 = 14), -1 * (bucket & 15 = 15)
    FROM (SELECT scope, span, (old.delivered_at / 86400000 + 3) / span AS block, width,
        max(0, old.delivered_at - old.created_at) / 3600000 / width AS bucket
      FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(old.type_id, '') UNION ALL SELECT 'a' || coalesce(old.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56), (SELECT 1 AS width UNION ALL SELECT 16 UNION ALL SELECT 256))
    WHERE old.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET n0 = n0 + excluded.n0, n1 = n1 + excluded.n1, n2 = n2 + excluded.n2, n3 = n3 + excluded.n3, n4 = n4 + excluded.n4, n5 = n5 + excluded.n5, n6 = n6 + excluded.n6, n7 = n7 + excluded.n7, n8 = n8 + excluded.n8, n9 = n9 + excluded.n9, n10 = n10 + excluded.n10, n11 = n11 + excluded.n11, n12 = n12 + excluded.n12, n13 = n13 + excluded.n13, n14 = n14 + excluded.n14, n15 = n15 + excluded.n15;
  INSERT INTO request_hours (scope, span, block, width, first, n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15)
    SELECT scope, span, block, width, bucket & ~15, 1 * (bucket & 15 = 0), 1 * (bucket & 15 = 1), 1 * (bucket & 15 = 2), 1 * (bucket & 15 = 3), 1 * (bucket & 15 = 4), 1 * (bucket & 15 = 5), 1 * (bucket & 15 = 6), 1 * (bucket & 15 = 7), 1 * (bucket & 15 = 8), 1 * (bucket & 15 = 9), 1 * (bucket & 15 = 10), 1 * (bucket & 15 = 11), 1 * (bucket & 15 = 12), 1 * (bucket & 15 = 13), 1 * (bucket & 15 = 14), 1 * (bucket & 15 = 15)
    FROM (SELECT scope, span, (new.delivered_at / 86400000 + 3) / span AS block, width,
        max(0, new.delivered_at - new.created_at) / 3600000 / width AS bucket
      FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56), (SELECT 1 AS width UNION ALL SELECT 16 UNION ALL SELECT 256))
    WHERE new.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET n0 = n0 + excluded.n0, n1 = n1 + excluded.n1, n2 = n2 + excluded.n2, n3 = n3 + excluded.n3, n4 = n4 + excluded.n4, n5 = n5 + excluded.n5, n6 = n6 + excluded.n6, n7 = n7 + excluded.n7, n8 = n8 + excluded.n8, n9 = n9 + excluded.n9, n10 = n10 + excluded.n10, n11 = n11 + excluded.n11, n12 = n12 + excluded.n12, n13 = n13 + excluded.n13, n14 = n14 + excluded.n14, n15 = n15 + excluded.n15;
END;
