-- A change by a verb (it counts the version on) happens at its moment, also within the same millisecond.
DROP TRIGGER request_states_move;
--> statement-breakpoint
CREATE TRIGGER request_states_move AFTER UPDATE OF status, assignee_id, priority, due_at ON requests
WHEN old.status IS NOT new.status OR old.assignee_id IS NOT new.assignee_id
  OR old.priority IS NOT new.priority OR old.due_at IS NOT new.due_at
BEGIN
  UPDATE request_states SET until = max(since,
      CASE WHEN new.updated_at > old.updated_at OR new.version > old.version THEN new.updated_at
      ELSE CAST(unixepoch('subsec') * 1000 AS INTEGER) END)
    WHERE request_id = new.id AND until IS NULL;
  INSERT INTO request_states (request_id, since, status, assignee_id, priority, due_at, paused_at)
    SELECT new.id, max(until), new.status, new.assignee_id, new.priority, new.due_at,
      CASE WHEN new.status = 'paused' THEN new.paused_at END
    FROM request_states WHERE request_id = new.id;
  DELETE FROM request_states WHERE request_id = new.id AND until = since;
END;
